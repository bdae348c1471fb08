/** Moves the focus of the page to the place that has it in the circuit. */
export function focusPlace(): void {
  document.querySelector<HTMLElement>('.lab-places [tabindex="0"]')?.focus();
}
