import { LANGUAGE_NAMES, LANGUAGES } from '@yinyom/contracts/constants';
import type { ProcessingActivity } from '@yinyom/contracts/papers/activity';
import { useLang } from '@yinyom/mfe-kit';
import { useControllerWebsites } from '../../controllers/useControllerWebsites';
import { usePaperWords } from '../../texts/usePaperWords';
import { useRecordTexts } from '../../texts/useRecordTexts';

type Fact = readonly [name: string, value: string];

/**
 * Gives what a version states besides its items, as names and values; what is empty is said to be. Its name has a fact for each language:
 * what differs in another one is a difference, too.
 */
export const useGeneralFacts = () => {
  const t = useRecordTexts();
  const words = usePaperWords();
  const lang = useLang();
  const { list } = useControllerWebsites({ withClients: true, limit: '100' });
  const domains = new Map(
    list.data?.pages.flatMap(({ entities }) => entities.map(({ id, domain_name }) => [id, domain_name])),
  );
  const empty = t('item.empty');
  return (version: ProcessingActivity): { names: Fact[]; others: Fact[] } => {
    const { name, role, legal_basis, sensitive, cross_border, applications, ended } = version;
    const transfers = cross_border.map(
      ({ recipient, country, ground }) => `${recipient} (${country}) · ${words(`grounds.${ground}`)}`,
    );
    const sensitiveText = sensitive === null ? empty : t(sensitive ? 'activity.yes' : 'activity.no');
    const ofController: Fact[] = [
      [t('activity.legal_basis'), legal_basis === null ? empty : words(`legal_bases.${legal_basis}`)],
      [t('activity.sensitive'), sensitiveText],
    ];
    return {
      names: LANGUAGES.filter((one) => name[one]).map((one) => [
        one === lang ? t('activity.name') : `${t('activity.name')} (${LANGUAGE_NAMES[one]})`,
        name[one] ?? '',
      ]),
      others: [
        ...(role === 'controller' ? ofController : []),
        [t('transfers.title'), transfers.join('\n') || empty],
        [
          t('activity.websites'),
          applications.map((id) => domains.get(id) ?? id).join('\n') || t('activity.whole'),
        ],
        [t('activity.review_every'), String(version.review_every_months)],
        [t('activity.ended'), t(ended ? 'activity.yes' : 'activity.no')],
      ],
    };
  };
};
