import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import type { z } from 'zod';
import { homePage } from './content-model/pages/home.ts';
import { partnersPage } from './content-model/pages/partners.ts';
import { topic } from './content-model/topic.ts';

/** The fixed copy of one page: `content/pages/<file>.yaml`. */
const page = <Schema extends z.ZodType>(file: string, schema: Schema) =>
  defineCollection({ loader: glob({ pattern: `${file}.yaml`, base: './content/pages' }), schema });

/** One file an entry: `content/<folder>/<id>.yaml`. */
const entries = <Schema extends z.ZodType>(folder: string, schema: Schema) =>
  defineCollection({ loader: glob({ pattern: '*.yaml', base: `./content/${folder}` }), schema });

export const collections = {
  homePage: page('index', homePage),
  partnersPage: page('partners', partnersPage),
  topics: entries('topics', topic),
};
