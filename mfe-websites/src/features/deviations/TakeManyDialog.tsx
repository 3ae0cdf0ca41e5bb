import type { OpenGroup } from '@yinyom/contracts/groups/group';
import type { WebsiteInheritance } from '@yinyom/contracts/groups/inheritance';
import { errorMessage, formatNumber, toast, useLang } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import { useTakeGroupInheritanceMutation } from '../../api/inheritanceApi';
import { Differences } from '../../common/inheritance/Differences';
import { useGroupTexts } from '../../texts/useGroupTexts';
import type { Chosen } from './cells';
import { DialogActions } from '../../common/DialogActions';

interface TakeManyDialogProps {
  group: OpenGroup;
  websites: readonly WebsiteInheritance[];
  chosen: Chosen;
  onClose: () => void;
  /** Called with the websites that were refused. */
  onTaken: (failed: readonly string[]) => void;
}

/** Shows what taking the group's content again changes on each chosen website, and takes it in one call. */
export const TakeManyDialog = ({ group, websites, chosen, onClose, onTaken }: TakeManyDialogProps) => {
  const t = useGroupTexts();
  const lang = useLang();
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const [failed, setFailed] = useState<readonly { application_id: string; code: string }[]>([]);
  const [take, { isLoading, error }] = useTakeGroupInheritanceMutation();
  const shown = websites.filter(({ application_id }) => chosen.has(application_id));
  const [onSeen] = useState(
    () =>
      new Map(
        [...chosen.keys()].map((id) => [
          id,
          (name: string) => setSeen((all) => (all.get(id) === name ? all : new Map([...all, [id, name]]))),
        ]),
      ),
  );
  const isReady = shown.every(({ application_id }) => seen.has(application_id));
  const save = async () => {
    const items = shown.map(({ application_id }) => ({
      application_id,
      sections: [...(chosen.get(application_id) ?? [])],
      seen: seen.get(application_id) ?? '',
    }));
    const { data } = await take({ params: { id: group.id }, body: { items } });
    if (!data) return;
    setFailed(data.failed);
    onTaken(data.failed.map(({ application_id }) => application_id));
    if (data.updated.length > 0)
      toast.success(t('take.manyDone', { number: formatNumber(data.updated.length, lang) }));
    if (data.failed.length === 0) onClose();
  };
  const domainOf = (id: string) =>
    websites.find(({ application_id }) => application_id === id)?.domain_name ?? id;
  return (
    <Modal
      title={t('take.title')}
      width={720}
      onClose={onClose}
      actions={
        <DialogActions onCancel={onClose}>
          <Button busy={isLoading} disabled={!isReady || failed.length > 0} onClick={() => void save()}>
            {t('take.confirm')}
          </Button>
        </DialogActions>
      }
    >
      <Stack $gap={5}>
        <p>{t('take.lead')}</p>
        <ProblemBox>{error ? errorMessage(error) : null}</ProblemBox>
        {failed.length > 0 && (
          <ProblemBox>
            {t('take.failed', {
              names: failed.map(({ application_id }) => domainOf(application_id)).join(', '),
            })}
          </ProblemBox>
        )}
        {failed.length === 0 &&
          shown.map(({ application_id, domain_name }) => (
            <section key={application_id} aria-label={domain_name}>
              <h3>{domain_name}</h3>
              <Differences
                applicationId={application_id}
                sections={chosen.get(application_id) ?? []}
                onSeen={onSeen.get(application_id) ?? (() => undefined)}
              />
            </section>
          ))}
      </Stack>
    </Modal>
  );
};
