import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

const ajv = new Ajv2020({ allErrors: true });
formats.default(ajv);
const validate = ajv.compile(JSON.parse(readFileSync(join(import.meta.dirname, 'json-feed-1.1.schema.json'), 'utf8')));

/** What a document breaks of JSON Feed 1.1, each with its place: "/items/0/id must be string". Empty when it is valid. */
export function jsonFeedProblems(feed: unknown): string[] {
  validate(feed);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
