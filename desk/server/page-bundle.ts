import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** A file of the page, by its name below the token. */
export interface PageFile {
  type: string;
  body: string | Uint8Array;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

/**
 * The desk's page, built into memory: no file is written, nothing of it can come into `dist`, and there is no server of
 * modules that could hand out other files of this machine.
 */
export async function bundlePage(): Promise<ReadonlyMap<string, PageFile>> {
  const result = await build({
    root: join(import.meta.dirname, '../page'),
    configFile: false,
    base: './',
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, modulePreload: false, chunkSizeWarningLimit: 5000, reportCompressedSize: false },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  return new Map(
    outputs.map((file) => [
      file.fileName,
      {
        type: TYPES[file.fileName.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        body: file.type === 'chunk' ? file.code : file.source,
      },
    ]),
  );
}
