import type { Detector } from '../Content';
import { placeOfAttribute } from '../text/attributes';
import { ADDRESS } from '../words';
import { peopleLists } from '../text/peopleLists';

/** Where the people of a list live. */
export const homeAddress: Detector = (content) =>
  peopleLists(content).flatMap((list) => {
    const place = placeOfAttribute(list, ADDRESS);
    if (!place) return [];
    const confidence = list.isTitled ? ('certain' as const) : ('likely' as const);
    return [{ kind: 'home_address', confidence, place, values: list.names, count: list.names.length }];
  });
