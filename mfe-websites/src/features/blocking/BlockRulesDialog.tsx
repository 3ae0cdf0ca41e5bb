import { useTexts } from '@yinyom/mfe-kit';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useBlockRulesQuery } from '../../api/blockRuleApi';
import { useIsInherited } from '../../common/inheritance/InheritanceContext';
import { ReadOnly } from '../../common/inheritance/ReadOnly';
import { SectionSource } from '../../common/inheritance/SectionSource';
import { RowsSkeleton } from '../../common/RowsSkeleton';
import { BlockRuleRow } from './BlockRuleRow';

interface BlockRulesDialogProps {
  applicationId: string;
  onClose: () => void;
}

/** The hosts that the visitors' script blocks by itself; the owner can let single ones through. */
export const BlockRulesDialog = ({ applicationId, onClose }: BlockRulesDialogProps) => {
  const t = useTexts('websites');
  const { currentData, isError, isFetching, refetch } = useBlockRulesQuery(
    { params: { id: applicationId } },
    { refetchOnMountOrArgChange: true },
  );
  const rules = currentData?.entities;
  const isInherited = useIsInherited()('block_rules');
  return (
    <Modal title={t('blocking.button')} width={640} onClose={onClose}>
      {!rules && isError && !isFetching && <ErrorState onRetry={() => void refetch()} />}
      {!rules && (!isError || isFetching) && <RowsSkeleton height="60px" />}
      <SectionSource section="block_rules" />
      {rules?.length === 0 && (
        <EmptyState title={t('blocking.none')} heading="h3">
          {t('blocking.noneText')}
        </EmptyState>
      )}
      {rules && rules.length > 0 && (
        <Stack $gap={4}>
          <p>{t('blocking.lead')}</p>
          <Stack as="ul" $gap={2}>
            <ReadOnly when={isInherited}>
              {rules.map((rule) => (
                <BlockRuleRow key={rule.host} applicationId={applicationId} rule={rule} />
              ))}
            </ReadOnly>
          </Stack>
          <p>{t('blocking.warning')}</p>
        </Stack>
      )}
    </Modal>
  );
};
