import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import { DAY_MS } from '@yinyom/contracts/durations';
import { signChoice } from '@yinyom/service-kit/auth/choiceToken';
import type { PublishedSite } from '../sites/siteDirectory';
import type { LogRecord } from './LogRecord';
import { validFrom } from './validFrom';

/** Types with one category each; of a website's own there can be several, and one bit says nothing about them. */
const TYPES: readonly number[] = [
  CATEGORY_TYPES.preference,
  CATEGORY_TYPES.statistics,
  CATEGORY_TYPES.marketing,
];

/** A recorded decision as the website's servers read it; undefined where they read none. The same record has the same one. */
export const choiceTokenOf = (
  { site_key, choice_key }: Pick<PublishedSite, 'site_key' | 'choice_key'>,
  { categories, template_version, consent_time, origin }: LogRecord,
): string | undefined =>
  choice_key === undefined
    ? undefined
    : signChoice(
        site_key,
        {
          types: categories
            .filter(({ type, granted }) => granted && TYPES.includes(type))
            .map(({ type }) => type),
          version: template_version,
          day: Math.floor(validFrom({ origin }, consent_time) / DAY_MS),
        },
        Buffer.from(choice_key, 'hex'),
      );
