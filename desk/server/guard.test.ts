import { expect, it } from 'vitest';
import { refusal } from './guard.ts';

const token = 'a'.repeat(32);
const door = { host: '127.0.0.1:4343', token };
const right = {
  host: door.host,
  origin: 'http://127.0.0.1:4343',
  'content-type': 'application/json',
  'x-desk-token': token,
};
const post = (headers: Record<string, string | undefined>, url = `/${token}/api/write`, method = 'POST') =>
  refusal({ method, url, headers }, door);

it('R63.6: lets the desk’s own call pass, and its page', () => {
  expect(post(right)).toBeUndefined();
  expect(post({ host: door.host, 'sec-fetch-site': 'none' }, `/${token}/`, 'GET')).toBeUndefined();
});

it.each([
  ['another host', { ...right, host: 'rebound.example:4343' }],
  ['no host', { ...right, host: undefined }],
  ['another origin', { ...right, origin: 'https://example.org' }],
  ['no origin', { ...right, origin: undefined }],
  ['the origin of nobody', { ...right, origin: 'null' }],
  ['a type that a form may send', { ...right, 'content-type': 'text/plain' }],
  ['no token', { ...right, 'x-desk-token': undefined }],
  ['another token', { ...right, 'x-desk-token': 'b'.repeat(32) }],
  ['another site', { ...right, 'sec-fetch-site': 'cross-site' }],
])('R63.6: refuses a call with %s', (_, headers) => expect(post(headers)).toBeTypeOf('string'));

it.each([
  ['no token in the address', '/api/write', 'POST'],
  ['another token in the address', `/${'b'.repeat(32)}/api/write`, 'POST'],
  ['what is sent to the page', `/${token}/`, 'POST'],
  ['another method', `/${token}/api/write`, 'PUT'],
])('R63.6: refuses %s', (_, url, method) => expect(post(right, url, method)).toBeTypeOf('string'));
