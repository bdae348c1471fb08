import { describe, expect, it } from 'vitest';
import { commandOf } from './keyboard.ts';

const press = (key: string, held: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean } = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

describe('commandOf', () => {
  it.each([
    ['k', { do: 'toggle' }],
    ['K', { do: 'toggle' }],
    [' ', { do: 'toggle' }],
    ['c', { do: 'captions' }],
    ['ArrowRight', { do: 'skip', seconds: 5 }],
    ['ArrowLeft', { do: 'skip', seconds: -5 }],
    ['>', { do: 'speed', steps: 1 }],
    ['<', { do: 'speed', steps: -1 }],
  ])('%s', (key, command) => {
    expect(commandOf(press(key), 'other')).toEqual(command);
  });

  it('leaves Space to a button, which is pressed by it', () => {
    expect(commandOf(press(' '), 'button')).toBeUndefined();
    expect(commandOf(press('k'), 'button')).toEqual({ do: 'toggle' });
  });

  it('leaves the page its scrolling: up and down skip on the seek bar only', () => {
    expect(commandOf(press('ArrowUp'), 'slider')).toEqual({ do: 'skip', seconds: 5 });
    expect(commandOf(press('ArrowDown'), 'slider')).toEqual({ do: 'skip', seconds: -5 });
    expect(commandOf(press('ArrowDown'), 'button')).toBeUndefined();
  });

  it('leaves every key to the list of speeds', () => {
    for (const key of [' ', 'k', 'c', 'ArrowRight', '>']) expect(commandOf(press(key), 'select')).toBeUndefined();
  });

  it('leaves shortcuts of the browser alone', () => {
    expect(commandOf(press('c', { ctrlKey: true }), 'other')).toBeUndefined();
    expect(commandOf(press('ArrowLeft', { altKey: true }), 'other')).toBeUndefined();
    expect(commandOf(press('k', { metaKey: true }), 'other')).toBeUndefined();
  });
});
