import type { Binder } from '@yinyom/contracts/papers/binders';
import {
  confirmDialog,
  errorMessage,
  formatBytes,
  formatDate,
  formatDateTime,
  formatPercent,
  Link,
  toast,
  useLang,
} from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Badge } from '@yinyom/ui/data/Badge';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import styled from 'styled-components';
import { useDeleteBinderMutation } from '../../calls/bindersApi';
import { fetchBinder } from '../../calls/fetchBinder';
import { DownloadButton } from '@yinyom/mfe-kit/components/DownloadButton';
import { Quiet } from '../../layout/Quiet';
import { useComplianceTexts } from '../../texts/useComplianceTexts';

const Item = styled.li`
  padding: ${({ theme }) => theme.space(4)} 0;
  & + & {
    border-top: 1px solid ${({ theme }) => theme.color.line};
  }
`;
const Bar = styled.progress`
  width: min(320px, 100%);
  accent-color: ${({ theme }) => theme.color.primary};
`;
const TONES = { making: 'info', ready: 'success', failed: 'danger' } as const;

/** A binder: what it is of, how far it is, and what can be done with it. */
export const BinderRow = ({ binder }: { binder: Binder }) => {
  const t = useComplianceTexts();
  const lang = useLang();
  const [remove, { isLoading }] = useDeleteBinderMutation();
  const { id, state, sha256, for_letter: letter } = binder;
  const name = `binder-${id}`;
  const period = t('binders.period', {
    from: formatDate(binder.from),
    until: formatDate(binder.until),
  });

  const askRemoval = async () => {
    const making = state === 'making';
    const goAhead = await confirmDialog({
      title: t(making ? 'binders.stop_title' : 'binders.delete_title'),
      text: t(making ? 'binders.stop_text' : 'binders.delete_text', { period }),
      confirm: t(making ? 'binders.stop' : 'binders.delete'),
      danger: true,
    });
    if (!goAhead) return;
    try {
      await remove({ params: { id } }).unwrap();
      toast.success(t('binders.deleted'));
    } catch (error) {
      toast.error(errorMessage(error));
    }
  };

  return (
    <Item>
      <Stack $gap={2}>
        <Row>
          <h3 id={name}>{period}</h3>
          <Badge tone={TONES[state]}>{t(`binders.states.${state}`)}</Badge>
        </Row>
        <Quiet>
          {[
            t('binders.papers_of', { amount: binder.papers.length }),
            binder.applications === null
              ? t('binders.websites_all')
              : t('binders.websites_of', { amount: binder.applications.length }),
            t(`binders.language_${binder.languages}`),
          ].join(' · ')}
        </Quiet>
        {letter && (
          <p>
            {t('binders.for_letter')}{' '}
            <Link to={`/compliance/letters/${letter.id}`}>{letter.letter_number}</Link>
          </p>
        )}
        <Quiet>
          {t('binders.made_by', { name: binder.made_by.name, time: formatDateTime(binder.created_at) })}
        </Quiet>
        {state === 'ready' && <p>{t('binders.kept_until', { date: formatDate(binder.expires_at) })}</p>}
        {state === 'making' && (
          <Row>
            <Bar value={binder.progress} max={1} aria-labelledby={name} />
            <span>{formatPercent(binder.progress, lang)}</span>
          </Row>
        )}
        {state === 'failed' && <Quiet>{t('binders.failed_hint')}</Quiet>}
        {sha256 !== null && (
          <Quiet>
            {t('binders.files', { amount: binder.files, size: formatBytes(binder.bytes) })} · SHA-256{' '}
            <code>{sha256}</code>
          </Quiet>
        )}
        <Row>
          {state === 'ready' && (
            <DownloadButton label={t('binders.download')} describedBy={name} load={() => fetchBinder(id)} />
          )}
          {sha256 !== null && (
            <CopyButton size="small" kind="quiet" text={sha256} aria-describedby={name}>
              {t('binders.copy_digest')}
            </CopyButton>
          )}
          <Button
            kind="quiet"
            size="small"
            icon={state === 'making' ? 'close' : 'trash'}
            busy={isLoading}
            aria-describedby={name}
            onClick={() => void askRemoval()}
          >
            {t(state === 'making' ? 'binders.stop' : 'binders.delete')}
          </Button>
        </Row>
      </Stack>
    </Item>
  );
};
