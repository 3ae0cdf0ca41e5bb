import { createHash } from 'node:crypto';
import { LANGUAGES } from '@yinyom/contracts/constants';
import type { L10n } from '@yinyom/contracts/fields';
import { REVIEW_MONTHS } from '@yinyom/contracts/papers/paperItems';
import { AppError } from '@yinyom/service-kit/AppError';
import { PAPER_WORDS } from '@yinyom/texts/paper/paperWords';
import { fillText } from '@yinyom/texts/sentences/fillText';
import type { ActivityDraft } from './ActivityRecord';
import type { ActivityHead, ActivityStore } from './activity.store';
import type { FactSources } from './factSources';
import { COOKIE_CONSENT, generatedKeys, knownFacts } from './knownFacts';

export const PLATFORM = { kind: 'system', id: '', name: '' } as const;

/** Id of a generated activity: the same for whichever process makes it. */
const idOf = (organizationId: string, generated: string): string =>
  createHash('sha256').update(`${organizationId} ${generated}`).digest('hex').slice(0, 24);

const nameOf = (client: string | null): L10n =>
  Object.fromEntries(
    LANGUAGES.map((lang) => {
      const words = PAPER_WORDS[lang];
      return [
        lang,
        client === null ? words.cookie_consent : fillText(words.processing_for, { name: client }),
      ];
    }),
  );

/** Makes the activities that the platform generates for an organization and that are not there yet. */
export const createGeneratedActivities =
  ({ activities, now }: { activities: ActivityStore; now(): Date }) =>
  async (organization_id: string, sources: FactSources): Promise<ActivityHead[]> => {
    const heads = await activities.heads(organization_id);
    const missing = generatedKeys(sources).filter(
      ({ generated }) => !heads.some((head) => head.generated === generated),
    );
    for (const { generated, client } of missing) {
      const role = generated === COOKIE_CONSENT ? 'controller' : 'processor';
      const known = knownFacts({ role, generated }, sources);
      const at = now();
      const draft: ActivityDraft = {
        activity_id: idOf(organization_id, generated),
        organization_id,
        role,
        generated,
        name: nameOf(client),
        written: {},
        facts: known?.facts ?? {},
        hints: known?.hints ?? {},
        legal_basis: role === 'controller' ? 'consent' : null,
        sensitive: null,
        cross_border: [],
        applications: [],
        ended: false,
        version: 1,
        saved_at: at,
        saved_by: PLATFORM,
        reviewed_at: null,
        review_every_months: REVIEW_MONTHS.usual,
        begun_at: at,
      };
      await activities.insert(draft).catch((error: unknown) => {
        // Another process made it at this moment.
        if (!(error instanceof AppError)) throw error;
      });
    }
    return missing.length === 0 ? heads : activities.heads(organization_id);
  };
export type GeneratedActivities = ReturnType<typeof createGeneratedActivities>;
