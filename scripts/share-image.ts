import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { createViteServer } from 'vitest/node';
import type { ShareCardText } from '#src/drawings/share-card.tsx';
import { findOrInstallChromium } from './find-chromium.ts';
import { fontStyles, tokenStyles } from './site-styles.ts';

type ShareCardModule = typeof import('#src/drawings/share-card.tsx');

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Draws share images, 1200 × 630 PNG with a palette just large enough for the drawing (about 80 KB), in the order of the
 * texts. They are photographed in a Chromium, because only a browser sets the site's fonts as the site does.
 */
export async function renderShareImages(texts: readonly ShareCardText[]): Promise<Buffer[]> {
  const { shareCardDocument, shareCardSize } = await loadShareCard();
  const styles = (await tokenStyles()) + (await fontStyles());
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: shareCardSize });
    const images: Buffer[] = [];
    for (const text of texts) {
      await page.setContent(shareCardDocument(text, styles));
      await page.evaluate(() => document.fonts.ready);
      images.push(
        await sharp(await page.screenshot())
          .png({ palette: true, quality: 70, effort: 10 })
          .toBuffer(),
      );
    }
    return images;
  } finally {
    await browser.close();
  }
}

/** Node reads TypeScript by itself, but not JSX: the card's module goes through the build tool. */
async function loadShareCard(): Promise<ShareCardModule> {
  const server = await createViteServer({
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    return (await server.ssrLoadModule('/src/drawings/share-card.tsx')) as ShareCardModule;
  } finally {
    await server.close();
  }
}
