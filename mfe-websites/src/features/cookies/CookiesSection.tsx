import type { Application } from '@yinyom/contracts/websites/application';
import type { Cookie } from '@yinyom/contracts/websites/cookie';
import { toast, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { useState } from 'react';
import { useSiteCategoriesQuery } from '../../api/categoryApi';
import { ButtonLink } from '../../page/ButtonLink';
import { RowsSkeleton } from '../../page/RowsSkeleton';
import { CategoryPanel } from './CategoryPanel';
import { CookieForm } from './CookieForm';

/** Cookies by category: switch categories on and off, add, change and delete cookies, sort out unclassified ones. */
export const CookiesSection = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  const [edited, setEdited] = useState<Cookie | 'new' | null>(null);
  const { currentData, isError, isFetching, refetch } = useSiteCategoriesQuery(
    { params: { id: application.id }, query: {} },
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData && isError && !isFetching) return <ErrorState onRetry={() => void refetch()} />;
  if (!currentData) return <RowsSkeleton height="110px" />;
  const categories = currentData.entities;
  const close = () => setEdited(null);
  return (
    <Stack $gap={5}>
      <Row $justify="space-between">
        <h2>{t('cookies.title')}</h2>
        <Row>
          <ButtonLink to="/categorization" $kind="quiet">
            {t('cookies.categories')}
          </ButtonLink>
          <ButtonLink to={`/websites/${application.id}/re-assign`} $kind="secondary">
            {t('cookies.reassign')}
          </ButtonLink>
          <Button icon="add" onClick={() => setEdited('new')}>
            {t('cookies.add')}
          </Button>
        </Row>
      </Row>
      {categories.map((category) => (
        <CategoryPanel
          key={category.id}
          applicationId={application.id}
          category={category}
          onEdit={setEdited}
        />
      ))}
      {edited && (
        <Modal
          title={edited === 'new' ? t('cookies.add') : t('cookie.editOf', { name: edited.name })}
          onClose={close}
        >
          <CookieForm
            applicationId={application.id}
            categories={categories}
            cookie={edited === 'new' ? undefined : edited}
            onCancel={close}
            onDone={() => {
              close();
              toast.success(t('cookie.saved'));
            }}
          />
        </Modal>
      )}
    </Stack>
  );
};
