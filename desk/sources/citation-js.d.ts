declare module '@citation-js/core' {
  /** Reads bibliographic texts; `data` is CSL-JSON, whatever was given. */
  export class Cite {
    constructor(work: string | object);
    readonly data: unknown[];
  }
}
declare module '@citation-js/plugin-bibtex';
declare module '@citation-js/plugin-csl';
declare module '@citation-js/plugin-ris';
