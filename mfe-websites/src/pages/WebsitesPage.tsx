import { toast, useNavigate, useSearchParams, useSession, useTexts } from '@yinyom/mfe-kit';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Modal } from '@yinyom/ui/overlay/Modal';
import { AddWebsiteForm } from '../features/add-website/AddWebsiteForm';
import { ApplicationList } from '../features/website-list/ApplicationList';

/** `/websites`: the websites of the organization; `?add=1` opens the form that adds one, with `domain` and `group` in it. */
export const WebsitesPage = () => {
  const t = useTexts('websites');
  const navigate = useNavigate();
  const { organizationId } = useSession();
  const [search, setSearch] = useSearchParams();
  const adding = search.get('add') === '1';

  const showForm = (shown: boolean) => {
    const next = new URLSearchParams(search);
    if (shown) next.set('add', '1');
    else for (const part of ['add', 'domain', 'group']) next.delete(part);
    setSearch(next, { replace: !shown });
  };
  if (!organizationId) return <EmptyState icon="building" title={t('list.noOrganization')} />;
  return (
    <>
      <ApplicationList organizationId={organizationId} onAdd={() => showForm(true)} />
      {adding && (
        <Modal title={t('form.addTitle')} onClose={() => showForm(false)}>
          <AddWebsiteForm
            organizationId={organizationId}
            domain={search.get('domain') ?? ''}
            groupId={search.get('group')}
            onCancel={() => showForm(false)}
            onAdded={({ id, domain_name }) => {
              toast.success(t('form.created', { domain: domain_name }));
              void navigate(`/websites/${id}?section=script`);
            }}
          />
        </Modal>
      )}
    </>
  );
};
