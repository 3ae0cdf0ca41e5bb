import { confirmDialog, errorMessage, toast, useSession } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Card } from '@yinyom/ui/data/Card';
import { ErrorState } from '@yinyom/ui/data/ErrorState';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import { useOutsideTexts } from '../../texts/useOutsideTexts';
import { AddPartnerDomain } from './AddPartnerDomain';
import { useGetPartnerDomainsQuery, useSetPartnerDomainsMutation } from './partnersApi';

/** The domains besides its own that people of the organization may have; each can go after a question. */
export const PartnerDomains = () => {
  const t = useOutsideTexts();
  const id = useSession().organizationId ?? '';
  const { data, error, isError, refetch } = useGetPartnerDomainsQuery({ params: { id } }, { skip: !id });
  const [set, { isLoading }] = useSetPartnerDomainsMutation();

  const remove = async (gone: NonNullable<typeof data>['domains'][number]) => {
    const goAhead = await confirmDialog({
      title: t('partners.remove_title', { domain: gone.domain }),
      text: t('partners.remove_text', gone),
      confirm: t('partners.remove'),
      danger: true,
    });
    if (!goAhead || !data) return;
    const domains = data.domains.map(({ domain }) => domain).filter((domain) => domain !== gone.domain);
    try {
      await set({ params: { id }, ifMatch: data.etag, body: { domains } }).unwrap();
      toast.success(t('partners.removed', { domain: gone.domain }));
    } catch (failure) {
      toast.error(errorMessage(failure));
    }
  };

  return (
    <Card aria-labelledby="partners">
      <Stack>
        <h2 id="partners">{t('partners.title')}</h2>
        <p>{t('partners.lead')}</p>
        {isError && <ErrorState onRetry={() => void refetch()}>{errorMessage(error)}</ErrorState>}
        {!data && !isError && <Skeleton $height="120px" />}
        {data && (
          <>
            {data.own !== null && <p>{t('partners.own', { domain: data.own })}</p>}
            {data.domains.length === 0 && <p>{t('partners.none')}</p>}
            {data.domains.map((partner) => (
              <Row key={partner.domain} $justify="space-between">
                <p>
                  <strong>{partner.domain}</strong> · {t('partners.people', partner)}
                </p>
                <Button
                  kind="secondary"
                  disabled={isLoading}
                  aria-label={t('partners.remove_title', { domain: partner.domain })}
                  onClick={() => void remove(partner)}
                >
                  {t('partners.remove')}
                </Button>
              </Row>
            ))}
            {data.others > 0 && <p>{t('partners.others', { count: data.others })}</p>}
            <AddPartnerDomain id={id} known={data.domains.map(({ domain }) => domain)} etag={data.etag} />
          </>
        )}
      </Stack>
    </Card>
  );
};
