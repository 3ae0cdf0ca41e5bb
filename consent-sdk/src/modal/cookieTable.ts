import type { SdkCookie } from '@yinyom/contracts/sdk/config';
import type { ModalBridge } from '../ui/modalBridge';

const COLUMNS = ['name', 'provider', 'purpose', 'expiry', 'type'] as const;

/** The cookies of one category; on narrow screens every cell carries its own column title. */
export const cookieTable = ({ site, element }: ModalBridge, cookies: SdkCookie[]): HTMLElement => {
  const { columns, title } = site.details.cookies_modal;
  const cells = (cookie: SdkCookie): Record<(typeof COLUMNS)[number], string> => ({
    ...cookie,
    expiry: cookie.expiry_text,
    type: cookie.type === 2 ? 'HTML' : 'HTTP',
  });
  const head = COLUMNS.map((column) =>
    element('th', { scope: 'col', role: 'columnheader' }, columns[column]),
  );
  const rows = cookies.map((cookie) => {
    const texts = cells(cookie);
    return element(
      'tr',
      { role: 'row' },
      ...COLUMNS.map((column) =>
        element('td', { role: 'cell', 'data-title': columns[column] }, texts[column]),
      ),
    );
  });
  // The roles stay when the narrow layout takes the table's display away.
  return element(
    'table',
    { role: 'table' },
    element('caption', {}, title),
    element('thead', { role: 'rowgroup' }, element('tr', { role: 'row' }, ...head)),
    element('tbody', { role: 'rowgroup' }, ...rows),
  );
};
