import type { Application } from '@yinyom/contracts/websites/application';
import {
  confirmDialog,
  errorMessage,
  formatDateTime,
  formatPercent,
  toast,
  useLang,
  useLocation,
  useTexts,
} from '@yinyom/mfe-kit';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { Button } from '@yinyom/ui/action/Button';
import { Badge } from '@yinyom/ui/data/Badge';
import { Card } from '@yinyom/ui/data/Card';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import { Suspense, useEffect } from 'react';
import styled from 'styled-components';
import {
  useRestoreTemplateVersionMutation,
  useTemplateVersionPagesInfiniteQuery,
} from '../../../api/templateApi';
import { ReviewedBy } from '../../../common/ReviewedBy';
import { RowsSkeleton } from '../../../common/RowsSkeleton';
import type { DraftState } from '../draft/useDraft';

const Item = styled(Row)`
  padding-block: ${({ theme }) => theme.space(2)};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  > div {
    flex: 1 1 160px;
  }
`;

/** Published versions, which never change; an earlier one can be copied into the draft. */
export const VersionHistory = ({ application, state }: { application: Application; state: DraftState }) => {
  const t = useTexts('websites');
  const lang = useLang();
  const params = { id: application.id };
  const list = useTemplateVersionPagesInfiniteQuery({ params, query: {}, quiet: true });
  const [restore, { isLoading }] = useRestoreTemplateVersionMutation();

  const { hash } = useLocation();
  const loaded = list.currentData !== undefined;
  useEffect(() => {
    // An address may name a version (#version-3), as the palette's do.
    const item = loaded && hash.startsWith('#version-') ? document.getElementById(hash.slice(1)) : null;
    item?.scrollIntoView?.({ block: 'center' });
    item?.focus({ preventScroll: true });
  }, [hash, loaded]);

  const askToRestore = async (version: number) => {
    const agreed = await confirmDialog({
      title: t('versions.restoreTitle', { version: String(version) }),
      text: t('versions.restoreText'),
      confirm: t('versions.restore'),
      cancel: t('common.cancel'),
    });
    if (!agreed) return;
    const { data, error } = await restore({
      params: { ...params, version: String(version) },
      ifMatch: state.etag,
      body: {},
    });
    if (error) return toast.error(errorMessage(error));
    state.reset(data);
    toast.success(t('versions.restored', { version: String(version) }));
  };

  return (
    <Card>
      <Stack $gap={3}>
        <h2>{t('versions.title')}</h2>
        <PagedList list={list} current placeholder={<RowsSkeleton rows={2} height="48px" />}>
          {(versions) => (
            <ul>
              {versions.map(({ version, status, published_at, by, note, reading }) => (
                <Item key={version} as="li" id={`version-${version}`} tabIndex={-1}>
                  <div>
                    {t('versions.version', { version: String(version) })}
                    {' · '}
                    {formatDateTime(published_at)}
                    {by.name && <p>{t('versions.by', { name: by.name })}</p>}
                    {note && <p>{note}</p>}
                    {reading.length > 0 && (
                      <p>
                        {t('reading.least', {
                          share: formatPercent(Math.min(...reading.map(({ phone }) => phone)), lang),
                        })}
                      </p>
                    )}
                    <Suspense fallback={null}>
                      <ReviewedBy applicationId={application.id} version={version} />
                    </Suspense>
                  </div>
                  {status === 'published' ? (
                    <Badge tone="success">{t('versions.current')}</Badge>
                  ) : (
                    <Button
                      kind="quiet"
                      size="small"
                      icon="refresh"
                      busy={isLoading}
                      onClick={() => void askToRestore(version)}
                    >
                      {t('versions.restore')}
                      <VisuallyHidden>{t('versions.version', { version: String(version) })}</VisuallyHidden>
                    </Button>
                  )}
                </Item>
              ))}
            </ul>
          )}
        </PagedList>
      </Stack>
    </Card>
  );
};
