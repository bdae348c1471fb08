/** Media types of what a build of the site can hold. Text types name their charset. */
const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.xhtml': 'application/xhtml+xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.xsl': 'text/xsl; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.bib': 'application/x-bibtex; charset=utf-8',
  '.ris': 'application/x-research-info-systems; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
  '.qasm': 'text/plain; charset=utf-8',
  '.qs': 'text/plain; charset=utf-8',
  '.py': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Formats that are compressed already; trying again would cost time and gain nothing. */
const COMPRESSED_ALREADY = /^(image\/(?!svg|x-icon)|video\/|font\/|application\/(pdf|octet-stream))/;

/** The media type of a file by its name; unknown endings are plain bytes. */
export function contentTypeOf(name: string): string {
  if (name.endsWith('.schema.json')) return 'application/schema+json; charset=utf-8';
  return CONTENT_TYPES[/\.[^./]+$/.exec(name)?.[0].toLowerCase() ?? ''] ?? 'application/octet-stream';
}

export function isCompressible(contentType: string): boolean {
  return !COMPRESSED_ALREADY.test(contentType);
}
