import { expect, it } from 'vitest';
import { findBritish } from './spelling.ts';

const words = (text: string, names?: string[]) => findBritish(text, names).map(({ found }) => found);

it('finds British spelling', () => {
  expect(
    words('The programme optimises the colour of a fibre in a modelling centre, and analyses an analogue artefact.'),
  ).toEqual(['programme', 'centre', 'fibre', 'colour', 'analogue', 'artefact', 'modelling', 'optimises']);
  expect(words('Labelled neighbours analysed the defence licences towards standardisation.')).toEqual([
    ...['licences', 'defence', 'neighbours', 'towards', 'Labelled', 'standardisation', 'analysed'],
  ]);
});

it('leaves American spelling alone, and words that only look British', () => {
  expect(
    words(
      'A program optimizes the color of a fiber in a center; the analyses of data are precise, otherwise revised. Rise, noise and promise; four hours; a parameter; a promised supervisor advises.',
    ),
  ).toEqual([]);
});

it('leaves names and titles alone', () => {
  expect(words('The National Quantum Computing Centre has a centre.', ['National Quantum Computing Centre'])).toEqual([
    'centre',
  ]);
});
