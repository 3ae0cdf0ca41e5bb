import type { Application } from '@yinyom/contracts/websites/application';
import { formatDateTime, useTexts } from '@yinyom/mfe-kit';
import { Spinner } from '@yinyom/ui/foundation/Spinner';
import { Icon } from '@yinyom/ui/foundation/Icon';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ownershipOf } from './ownershipOf';
import type { Mark } from './ownershipOf';

const Parts = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(3)};
  margin: 0;
  padding: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.canvas};
  list-style: none;
`;
const TONES = { good: 'success', waiting: 'warning', bad: 'danger' } as const;
const Item = styled.li<{ $mark: Mark }>`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space(3)};
  overflow-wrap: anywhere;
  > svg,
  > span {
    flex: none;
    margin-top: 3px;
    color: ${({ theme, $mark }) => theme.color[TONES[$mark]]};
  }
`;
const Note = styled.p`
  color: ${({ theme }) => theme.color.muted};
`;

const Part = ({ mark, busy, children }: { mark: Mark; busy?: boolean; children: ReactNode }) => (
  <Item $mark={mark}>
    {busy ? <Spinner /> : <Icon name={mark === 'good' ? 'check' : 'alert'} />}
    <div>{children}</div>
  </Item>
);

/**
 * The one place that says how the installation stands: whether browsers ran the script, whether the platform proved the
 * website itself, and where the script runs without anything being recorded. It follows by itself.
 */
export const InstallationStatus = ({ application }: { application: Application }) => {
  const t = useTexts('websites');
  const { domain_name: domain, installation } = application;
  const seenAt = installation?.seen_at ?? null;
  const ownership = ownershipOf(application);
  const foreign = installation?.unrecorded_hosts ?? [];
  return (
    <div role="status" aria-label={t('verify.title')}>
      <Parts>
        <Part mark={seenAt ? 'good' : 'waiting'} busy={!seenAt}>
          <p>
            {seenAt
              ? t('script.seen', {
                  host: installation?.seen_host ?? domain,
                  time: formatDateTime(seenAt),
                })
              : t('script.waiting', { domain })}
          </p>
        </Part>
        <Part mark={ownership.mark}>
          <p>{t(ownership.text, { domain, method: t(`verify.${ownership.method}`) })}</p>
          {ownership.look && (
            <Note>
              {t('installation.looked', {
                time: formatDateTime(ownership.look.at),
                method: t(`verify.${ownership.look.method}`),
                result: t(`verify.${ownership.look.problem}`, { domain }),
              })}
              {ownership.mark === 'good' && ` ${t('installation.stands')}`}
            </Note>
          )}
        </Part>
        {foreign.length > 0 && (
          <Part mark="waiting">
            {foreign.map(({ host, seen_at }) => (
              <p key={host}>{t('installation.foreign', { host, time: formatDateTime(seen_at) })}</p>
            ))}
            <Note>{t('installation.foreignText', { domain })}</Note>
          </Part>
        )}
      </Parts>
    </div>
  );
};
