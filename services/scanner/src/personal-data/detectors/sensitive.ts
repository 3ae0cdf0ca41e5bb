import type { Detector } from '../Content';
import { placeOfAttribute } from '../text/attributes';
import { COMMITTEE, SENSITIVE, SENSITIVE_LIST } from '../words';
import { peopleLists } from '../text/peopleLists';

/** Data of section 26 of the PDPA about the people of a list. */
export const sensitive: Detector = (content) =>
  peopleLists(content).flatMap((list) => {
    const place =
      placeOfAttribute(list, SENSITIVE) ??
      (SENSITIVE_LIST.test(list.caption) && !COMMITTEE.test(list.caption) ? list.place : null);
    if (!place) return [];
    const confidence = list.isTitled ? ('certain' as const) : ('likely' as const);
    return [{ kind: 'sensitive', confidence, place, values: list.names, count: list.names.length }];
  });
