import { expect, it } from 'vitest';
import { readAddress } from './address.ts';
import addresses from './version-1.json' with { type: 'json' };

/**
 * Addresses of version 1 are in books and mails and open for ever. Never change what this file or `version-1.json`
 * holds: a format that reads them otherwise is a new version beside this one.
 */
it.each(addresses)('R32.3 $address opens', async ({ address, document }) => {
  expect(await readAddress(address)).toEqual({ document });
});
