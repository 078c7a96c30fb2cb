import { chromium } from 'playwright';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-quic','--disable-background-networking'] });
const [,, ...list] = process.argv;
for (const item of list) {
  const [path, width, mode] = item.split(',');
  const height = width === '390' ? 844 : width === '820' ? 1180 : 900;
  const p = await b.newPage({ viewport: { width: Number(width), height }, reducedMotion: 'reduce' });
  await p.addInitScript(() => localStorage.setItem('x','1'));
  await p.goto('http://localhost:4290' + path, { waitUntil: 'load' });
  await p.waitForTimeout(1200);
  if (mode === 'full') {
    await p.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 600) { scrollTo(0, y); await new Promise(r => setTimeout(r, 60)); } scrollTo(0, 0); });
    await p.waitForTimeout(500);
  }
  const h = await p.evaluate(() => document.documentElement.scrollHeight);
  console.log(item, h);
  await p.screenshot({ path: `/tmp/v/s${path.replaceAll('/', '_')}-${width}-${mode ?? 'top'}.png`, fullPage: mode === 'full' });
  await p.close();
}
await b.close();
