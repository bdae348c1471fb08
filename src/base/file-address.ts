/** A text as the address of a file that is saved by a link with `download`: nothing is asked of the server. */
export function fileAddress(type: 'csv' | 'markdown', text: string): string {
  return `data:text/${type};charset=utf-8,${encodeURIComponent(text)}`;
}
