/** What was here in the 2024 edition, beside what is here now. */
export function Edition2024({ value }: { value: string | number }) {
  return <span>{edition2024Text(value)}</span>;
}

/** "2024 edition: 42" */
export function edition2024Text(value: string | number): string {
  return `2024 edition: ${value}`;
}
