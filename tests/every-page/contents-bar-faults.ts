/**
 * Links of the bar of sections that do not bring their heading into the window, below the bar and with its name, or that
 * take the bar away. Runs in the page, in a window wide enough for the bar.
 */
export async function contentsBarFaults(): Promise<string[]> {
  const bar = document.querySelector('nav.page-contents');
  const faults: string[] = [];
  for (const link of bar?.querySelectorAll('a') ?? []) {
    link.click();
    await new Promise(requestAnimationFrame);
    const barBox = bar?.getBoundingClientRect();
    const place = document.querySelector(link.hash);
    // Of what folds the heading is beside the place that a link leads to.
    const heading = place?.querySelector('h2') ?? place?.closest('section')?.querySelector('h2');
    const top = heading?.getBoundingClientRect().top ?? Number.NaN;
    const isLed = location.hash === link.hash && heading?.textContent?.includes(link.textContent ?? '');
    const isSeen = barBox && barBox.top <= 64 && top > barBox.bottom && top < innerHeight;
    if (!isLed || !isSeen) faults.push(`${link.hash}: ${heading?.textContent} at ${top}, bar to ${barBox?.bottom}`);
  }
  return faults;
}
