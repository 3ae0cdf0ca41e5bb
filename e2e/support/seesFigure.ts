import type { Page } from 'puppeteer';
import { LOOKS } from './openPage';

/** Waits for a card of the dashboard with a figure, which is a link to its rows and has its name for those who hear it. */
export const seesFigure = (page: Page, title: string, figure: number) =>
  page.waitForFunction(
    (name, number) =>
      [...document.querySelectorAll<HTMLElement>('main dl > *')].some((card) => {
        const text = card.innerText.replace(/\s+/g, ' ');
        return [`${name} ${number} `, `${name} ${name}: ${number} `].some((start) => text.startsWith(start));
      }),
    LOOKS,
    title,
    String(figure),
  );
