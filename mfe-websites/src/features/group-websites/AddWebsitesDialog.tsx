import type { OpenGroup } from '@yinyom/contracts/groups/group';
import type { Application } from '@yinyom/contracts/websites/application';
import { errorMessage, formatNumber, toast, useLang, useTexts } from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { useApplicationPagesInfiniteQuery } from '@yinyom/mfe-kit/platformCalls';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { SearchBar } from '@yinyom/ui/form/SearchBar';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import { useMoveApplicationMutation } from '../../api/groupApi';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { useGroupTexts } from '../../texts/useGroupTexts';
import { MoveEffects } from './MoveEffects';
import { DialogActions } from '../../common/DialogActions';

/** Websites that are moved in one go: each is a call. */
const MOST = 50;

interface AddWebsitesDialogProps {
  group: OpenGroup;
  onClose: () => void;
}

/** Chooses websites of the organization and moves them into a group. */
export const AddWebsitesDialog = ({ group, onClose }: AddWebsitesDialogProps) => {
  const t = useGroupTexts();
  const common = useTexts('websites');
  const lang = useLang();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<readonly Application[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [move] = useMoveApplicationMutation();
  const list = useApplicationPagesInfiniteQuery(
    {
      query: {
        organization_id: group.organization_id,
        sort: 'domain_name',
        order: 'asc',
        limit: '50',
        ...(q && { q }),
      },
      quiet: true,
    },
    { refetchOnMountOrArgChange: true },
  );
  const isChosen = (id: string) => chosen.some((each) => each.id === id);
  const choose = (application: Application, on: boolean) =>
    setChosen((all) => [...all.filter(({ id }) => id !== application.id), ...(on ? [application] : [])]);

  const save = async () => {
    setBusy(true);
    setProblem(null);
    let left = chosen;
    for (const { id, etag } of chosen) {
      const { error } = await move({
        params: { id },
        ...(etag && { ifMatch: etag }),
        body: { group_id: group.id },
      });
      if (error) {
        setProblem(errorMessage(error));
        break;
      }
      left = left.filter((each) => each.id !== id);
      setChosen(left);
    }
    setBusy(false);
    if (left.length > 0) return;
    toast.success(t('websites.added', { number: formatNumber(chosen.length, lang) }));
    onClose();
  };

  return (
    <Modal
      title={t('websites.addTitle', { name: group.name })}
      onClose={onClose}
      actions={
        <DialogActions onCancel={onClose}>
          <Button disabled={chosen.length === 0} busy={busy} onClick={() => void save()}>
            {t('websites.addConfirm', { number: formatNumber(chosen.length, lang) })}
          </Button>
        </DialogActions>
      }
    >
      <Stack $gap={4}>
        <MoveEffects />
        <SearchBar label={common('list.search')} q={q} onSearch={setQ} />
        <PagedList
          list={list}
          current
          placeholder={<RowsSkeleton rows={4} height="44px" />}
          empty={<p>{common('list.noMatchTitle')}</p>}
          keep={({ group_id }) => group_id !== group.id}
          endNote={false}
        >
          {(found) =>
            found.map((application) => (
              <Checkbox
                key={application.id}
                label={
                  application.group_id === undefined
                    ? application.domain_name
                    : t('websites.inOther', { domain: application.domain_name })
                }
                checked={isChosen(application.id)}
                disabled={busy || (chosen.length >= MOST && !isChosen(application.id))}
                onChange={(on) => choose(application, on)}
              />
            ))
          }
        </PagedList>
        <ProblemBox>{problem}</ProblemBox>
      </Stack>
    </Modal>
  );
};
