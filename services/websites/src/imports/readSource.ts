import type { Lang } from '@yinyom/contracts/constants';
import type { ImportSource } from '@yinyom/contracts/websites/imports';
import { AppError } from '@yinyom/service-kit/AppError';
import { readCookiebot } from './formats/cookiebot';
import { readCookieConsent } from './formats/cookieConsent';
import { readCsv } from './formats/csv';
import { readKlaro } from './formats/klaro';
import { readOneTrust } from './formats/oneTrust';
import { readTermly } from './formats/termly';
import { readYinyom } from './formats/yinyom';
import type { ImportedSite } from './ImportedSite';
import { NotReadable } from './literals/Literal';
import { tidy } from './tidy';

const READERS: Readonly<Record<ImportSource, (text: string, language?: Lang) => ImportedSite | null>> = {
  cookiebot: readCookiebot,
  onetrust: readOneTrust,
  termly: readTermly,
  klaro: readKlaro,
  cookieconsent: readCookieConsent,
  csv: readCsv,
  yinyom: readYinyom,
};

/**
 * What a file of another product says. Nothing of it is run.
 * @throws AppError 422 import_not_readable with the line, import_empty where there is nothing of that product
 */
export const readSource = (source: ImportSource, text: string, language?: Lang): ImportedSite => {
  let site: ImportedSite | null;
  try {
    site = READERS[source](text.replace(/^\uFEFF/u, ''), language);
  } catch (error) {
    if (!(error instanceof NotReadable)) throw error;
    throw new AppError(422, 'import_not_readable', {
      values: { line: error.line },
      errors: [{ field: 'text', code: 'import_not_readable' }],
    });
  }
  const read = site && tidy(site);
  const hasTexts = read && (read.banner !== undefined || Object.keys(read.texts).length > 0);
  if (!read || (read.cookies.length === 0 && read.categories.length === 0 && !hasTexts))
    throw new AppError(422, 'import_empty', { errors: [{ field: 'text', code: 'import_empty' }] });
  return read;
};
