import { REQUEST_FORM_PATH } from '@yinyom/contracts/requests/publicRequest';
import { PagedList } from '@yinyom/mfe-kit/components/PagedList';
import { CopyButton } from '@yinyom/ui/action/CopyButton';
import { Fold } from '@yinyom/ui/data/Fold';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useControllerWebsites } from '../../controllers/useControllerWebsites';
import { useComplianceTexts } from '../../texts/useComplianceTexts';
import { FormSnippet } from './FormSnippet';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
`;
const Website = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)} ${({ theme }) => theme.space(3)};
  > div {
    flex: 1 1 240px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Wide = styled.div`
  && {
    flex-basis: 100%;
  }
`;

/**
 * Addresses of the public form with what puts it into a page, one for each website of the controller; they answer once the form is switched on,
 * which opens the list: copying an address is the next step.
 */
export const FormAddresses = ({ enabled }: { enabled: boolean }) => {
  const t = useComplianceTexts();
  const websites = useControllerWebsites();
  const hint = useRef<HTMLParagraphElement>(null);
  const wasEnabled = useRef(enabled);
  useEffect(() => {
    const fold = hint.current?.closest('details');
    if (fold && enabled && !wasEnabled.current) fold.open = true;
    wasEnabled.current = enabled;
  }, [enabled]);
  return (
    <Fold title={t('settings.addresses')}>
      <p ref={hint}>{t(enabled ? 'settings.addresses_hint' : 'settings.addresses_off')}</p>
      <PagedList
        {...websites}
        placeholder={<Skeleton $height="60px" />}
        empty={<p>{t('settings.no_website')}</p>}
        more={t('settings.more_websites')}
      >
        {(shown) => (
          <List>
            {shown.map(({ id, domain_name, site_key }) => {
              const address = `${location.origin}${REQUEST_FORM_PATH}/${site_key}`;
              return (
                <Website key={id}>
                  <div>
                    <p id={`website-${id}`}>{domain_name}</p>
                    {enabled ? (
                      <a href={address} target="_blank" rel="noreferrer">
                        {address}
                      </a>
                    ) : (
                      <span>{address}</span>
                    )}
                  </div>
                  <CopyButton size="small" text={address} aria-describedby={`website-${id}`} />
                  <Wide>
                    <FormSnippet siteKey={site_key} domainName={domain_name} />
                  </Wide>
                </Website>
              );
            })}
          </List>
        )}
      </PagedList>
    </Fold>
  );
};
