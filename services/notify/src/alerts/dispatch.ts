import { MAILS_PER_DAY } from '@yinyom/contracts/notify/alertRules';
import { bangkokDay } from '@yinyom/contracts/time/bangkokDay';
import { nextDigest } from '../alert-rules/mailTime';
import type { AlertRecord } from './AlertRecord';
import type { AlertStore } from './alert.store';
import type { WatchSources } from './sources';
import type { WatchRecord, WatchStore } from './watch.store';

interface Deps {
  alerts: AlertStore;
  watches: WatchStore;
  identity: WatchSources['identity'];
  websites: Pick<WatchSources['websites'], 'getApplicationOwner'>;
}

/**
 * Mails what is due about whoever is watched, in letters: five a day, each with everything that is due at that moment, and a
 * digest. First a letter's name is written into its alerts, then it is sent under that name, which the identity service
 * takes once, then the alerts are let go. Wherever a process dies, the next round goes on with the same letter: nothing
 * is mailed twice, and nothing is lost.
 */
export const createDispatch = ({ alerts, watches, identity, websites }: Deps) => {
  const send = async (watch: WatchRecord, letter: string, told: readonly AlertRecord[], now: Date) => {
    const { _id, kind, organization_id } = watch;
    const name = watch.name || ((await identity.organizationContact({ organization_id }))?.name ?? '');
    const owner = kind === 'website' ? await websites.getApplicationOwner({ application_id: _id }) : null;
    await identity.sendAlertMail({
      key: letter,
      organization_id,
      application_id: kind === 'website' ? _id : null,
      ...(owner?.group_path && { group_path: owner.group_path }),
      website: name,
      digest: letter.endsWith('|digest'),
      alerts: told.map(({ rule, figures, raised_at }) => ({
        rule,
        figures,
        raised_at: (raised_at ?? now).toISOString(),
      })),
    });
    await alerts.letterSent(_id, letter, now);
  };

  /** Sends letters that were named: by this round, or by one that did not end. @returns what is due and in none */
  const finish = async (watch: WatchRecord, now: Date): Promise<AlertRecord[]> => {
    const due = await alerts.dueMails(watch._id, now);
    const letters = new Map<string, AlertRecord[]>();
    for (const alert of due) {
      const letter = alert.mail?.letter;
      if (letter) letters.set(letter, [...(letters.get(letter) ?? []), alert]);
    }
    for (const [letter, told] of letters) await send(watch, letter, told, now);
    return due.filter(({ mail }) => mail?.letter === null);
  };

  return async (watch: WatchRecord, now: Date): Promise<void> => {
    const due = await finish(watch, now);
    const idsOf = (how: 'now' | 'digest') =>
      due.filter(({ mail }) => mail?.how === how).map(({ _id }) => _id);
    const day = bangkokDay(now);
    const [atOnce, later] = [idsOf('now'), idsOf('digest')];
    if (atOnce.length > 0) {
      const number = await watches.countLetter(watch._id, day);
      if (number <= MAILS_PER_DAY) await alerts.intoLetter(atOnce, `${watch._id}|${day}|${number}`);
      else await alerts.intoDigest(atOnce, nextDigest(now).at);
    }
    if (later.length > 0) await alerts.intoLetter(later, `${watch._id}|${day}|digest`);
    if (due.length > 0) await finish(watch, now);
  };
};
export type Dispatch = ReturnType<typeof createDispatch>;
