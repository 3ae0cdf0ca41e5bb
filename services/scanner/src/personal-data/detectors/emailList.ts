import { LIST_SIZE, type Detector, type Hit } from '../Content';
import { emailsIn, isOfSite, isRoleAddress } from '../text/emails';

/** Addresses of mail of many people; of the website's own staff it is only possible that nobody may see them. */
export const emailList: Detector = ({ texts, tables, ownDomain }) => {
  const hit = (text: string, place: Hit['place']): Hit[] => {
    if (!text.includes('@')) return [];
    const personal = emailsIn(text).filter((address) => !isRoleAddress(address));
    const foreign = personal.filter((address) => !isOfSite(address, ownDomain));
    const values = foreign.length >= LIST_SIZE ? foreign : personal;
    if (values.length < LIST_SIZE) return [];
    const confidence = foreign.length >= LIST_SIZE ? 'likely' : 'possible';
    return [{ kind: 'email', confidence, place, values, count: values.length }];
  };
  return [
    ...texts.flatMap(({ text, place }) => hit(text, place)),
    ...tables.flatMap(({ rows, place }) => hit(rows.map((row) => row.join(' ')).join('\n'), place)),
  ];
};
