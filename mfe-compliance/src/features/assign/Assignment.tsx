import { isOpen } from '@yinyom/contracts/requests/requestStates';
import type { SubjectRequest } from '@yinyom/contracts/requests/subjectRequest';
import { errorMessage, toast, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Select } from '@yinyom/ui/form/Select';
import { useState } from 'react';
import { useAssignSubjectRequestMutation } from '../../calls/workApi';
import { useWorkers } from '../../people/useWorkers';
import { useFocusAfterChange } from '@yinyom/mfe-kit/components/useFocusAfterChange';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

/**
 * Who works on a request. It is given to any Admin or officer with a button: arrow keys in the list of names save nothing.
 */
export const Assignment = ({ request }: { request: SubjectRequest }) => {
  const t = useComplianceTexts();
  const { user } = useSession();
  const { workers } = useWorkers();
  const [assign, { isLoading }] = useAssignSubjectRequestMutation();
  const { assigned_to: holder } = request;
  const [choice, setChoice] = useState<string | null>(null);
  const heading = useFocusAfterChange<HTMLHeadingElement>(holder?.id);
  const held = holder?.id ?? '';
  const chosen = choice ?? held;
  const give = async (userId: string | null) => {
    try {
      await assign({ params: { id: request.id }, body: { user_id: userId } }).unwrap();
      setChoice(null);
      toast.success(t('assign.saved'));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };
  const people = holder && !workers.some(({ id }) => id === holder.id) ? [...workers, holder] : workers;
  const open = isOpen(request.state);
  return (
    <Card aria-labelledby="assigned">
      <Stack>
        <h2 id="assigned" ref={heading} tabIndex={-1}>
          {t('assign.title')}
        </h2>
        {open ? (
          <Select
            label={t('assign.label')}
            value={chosen}
            options={[
              { value: '', label: t('list.unassigned') },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setChoice}
          />
        ) : (
          <p>{holder?.name ?? t('list.unassigned')}</p>
        )}
        {open && user && (
          <Row>
            {chosen !== held && (
              <Button size="small" busy={isLoading} onClick={() => void give(chosen || null)}>
                {t('save')}
              </Button>
            )}
            {holder?.id === user.id ? (
              <Button kind="quiet" size="small" busy={isLoading} onClick={() => void give(null)}>
                {t('assign.release')}
              </Button>
            ) : (
              <Button kind="secondary" size="small" busy={isLoading} onClick={() => void give(user.id)}>
                {t('assign.take')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  );
};
