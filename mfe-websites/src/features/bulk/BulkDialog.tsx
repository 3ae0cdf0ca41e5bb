import type { BulkActionName } from '@yinyom/contracts/bulk/bulkOperation';
import { errorMessage, formatNumber, useLang, useNavigate } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { ProblemBox } from '@yinyom/ui/form/ProblemBox';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import styled from 'styled-components';
import { useStartBulkActionMutation } from '../../api/bulkApi';
import { useBulkTexts } from '../../texts/useBulkTexts';
import { countOf, meant, type Chosen } from '../../common/chosenWebsites';
import { EMPTY_FORM, operationOf } from './operationForm';
import { OperationFields } from './OperationFields';

const Names = styled.ul`
  max-height: 180px;
  margin: 0;
  padding: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(6)};
  overflow: auto;
  overflow-wrap: anywhere;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.normal};
`;

interface BulkDialogProps {
  organizationId: string;
  action: BulkActionName;
  chosen: Chosen;
  names: readonly string[];
  onClose: () => void;
}

/** Says what will happen to how many websites, asks for what is needed, and begins it. */
export const BulkDialog = ({ organizationId, action, chosen, names, onClose }: BulkDialogProps) => {
  const t = useBulkTexts();
  const lang = useLang();
  const navigate = useNavigate();
  const [start, { isLoading, error }] = useStartBulkActionMutation();
  const [form, setForm] = useState(EMPTY_FORM);
  const number = countOf(chosen);
  const isDeletion = action === 'delete';
  const others = number - names.length;
  const begin = async () => {
    const begun = await start({
      body: {
        organization_id: organizationId,
        operation: operationOf(action, form),
        ...meant(chosen),
        ...(isDeletion && { confirm_count: Number(form.typed) }),
      },
      quiet: true,
    });
    if (begun.data) navigate(`/portfolio/bulk/${begun.data.id}`);
  };
  return (
    <Modal
      title={`${t(`action_${action}`)} · ${t('chosen', { number: formatNumber(number, lang) })}`}
      onClose={onClose}
      actions={
        <Button
          kind={isDeletion ? 'danger' : 'primary'}
          busy={isLoading}
          disabled={isDeletion && form.typed !== String(number)}
          onClick={() => void begin()}
        >
          {t(`action_${action}`)}
        </Button>
      }
    >
      <Stack $gap={3}>
        {error && <ProblemBox>{errorMessage(error)}</ProblemBox>}
        <p>{t(`about_${action}`)}</p>
        {/* What scrolls can be reached by keyboard. */}
        <Names tabIndex={0} aria-label={t('websites')}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
          {others > 0 && <li>{t('others', { number: formatNumber(others, lang) })}</li>}
        </Names>
        <OperationFields
          organizationId={organizationId}
          action={action}
          number={number}
          form={form}
          onChange={setForm}
        />
      </Stack>
    </Modal>
  );
};
