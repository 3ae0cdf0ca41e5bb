import type { Inheritance } from '@yinyom/contracts/groups/inheritance';
import {
  confirmDialog,
  errorMessage,
  formatNumber,
  Link,
  toast,
  useLang,
  useParams,
  useSession,
  useTexts,
} from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Notice } from '@yinyom/ui/data/Notice';
import { Row } from '@yinyom/ui/data/Stack';
import { useState } from 'react';
import { useGroupsQuery } from '../../api/groupApi';
import { useKeepSectionsMutation } from '../../api/inheritanceApi';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { useSectionName } from '../groups/useSectionName';
import { TakeDialog } from './TakeDialog';

type SectionState = Inheritance['sections'][number];

/** What is said about a section. */
const saying = ({ state, outdated }: SectionState): 'inherited' | 'outdated' | 'own' | 'open' =>
  state === 'inherited' ? (outdated ? 'outdated' : 'inherited') : state;

/** One line about where a section of the website comes from: the group and its version, and the ways to and from it. */
export const SourceLine = ({ state }: { state: SectionState }) => {
  const t = useGroupTexts();
  const common = useTexts('websites');
  const lang = useLang();
  const sectionName = useSectionName();
  const { id = '' } = useParams();
  const { organizationId } = useSession();
  const [taking, setTaking] = useState(false);
  const [keep, { isLoading }] = useKeepSectionsMutation();
  const { data } = useGroupsQuery(
    { query: { organization_id: organizationId ?? '' }, quiet: true },
    { skip: !organizationId },
  );
  const { section, from, offered } = state;
  const source = state.state === 'inherited' ? from : offered;
  if (!source) return null;
  const group = data?.entities.find((each) => each.id === source.group_id);
  const words = {
    section: sectionName(section),
    group: group?.name ?? t('source.itsGroup'),
    version: formatNumber(source.version, lang),
  };
  const makeOwn = async () => {
    const agreed = await confirmDialog({
      title: t('source.ownTitle', words),
      text: t('source.ownText', words),
      confirm: t('source.makeOwn'),
      cancel: common('common.cancel'),
    });
    if (!agreed) return;
    const { error } = await keep({ params: { id }, body: { sections: [section] } });
    if (error) toast.error(errorMessage(error));
    else toast.success(t('source.ownDone', words));
  };
  const canTake = offered !== null && (state.state !== 'inherited' || state.outdated);
  return (
    <>
      <Notice
        tone={state.outdated ? 'warning' : 'info'}
        small
        action={
          <Row $gap={2}>
            {group && <Link to={`/groups/${group.id}`}>{t('source.toGroup')}</Link>}
            {canTake && (
              <Button kind="secondary" size="small" onClick={() => setTaking(true)}>
                {t('source.take')}
              </Button>
            )}
            {state.state === 'inherited' && (
              <Button kind="secondary" size="small" busy={isLoading} onClick={() => void makeOwn()}>
                {t('source.makeOwn')}
              </Button>
            )}
          </Row>
        }
      >
        {t(`source.${saying(state)}`, words)}
      </Notice>
      {taking && <TakeDialog applicationId={id} sections={[section]} onClose={() => setTaking(false)} />}
    </>
  );
};
