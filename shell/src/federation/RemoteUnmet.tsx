import { Link, splitLanguage, useLang, useLocation, useTexts } from '@yinyom/mfe-kit';
import { matchPath } from '@yinyom/mfe-kit/shell';
import type { UnmetNeed } from '@yinyom/contracts/release/needsShape';
import { Button } from '@yinyom/ui/action/Button';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { EmptyState } from '@yinyom/ui/data/EmptyState';
import { Row, Stack } from '@yinyom/ui/data/Stack';
import styled, { useTheme } from 'styled-components';
import { shellChanged } from './shellChanged';
import type { UnmetNeedsError } from './UnmetNeedsError';

const Facts = styled.ul`
  max-width: 60ch;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  overflow-wrap: anywhere;
`;

/** Which of the texts says what is not met. */
const textOf = ({ what, has }: UnmetNeed): string => {
  if (what === 'kit_export') return 'remote.unmet_export';
  if (what === 'own_copy') return 'remote.unmet_copy';
  if (what === 'call') return has === '' ? 'remote.unmet_call_gone' : 'remote.unmet_call';
  return 'remote.unmet_version';
};

/** What people call the page that they wanted, else the remote's name. */
const usePageName = ({ remote }: UnmetNeedsError): string => {
  const lang = useLang();
  const { path } = splitLanguage(useLocation().pathname);
  const pages = remote.declared?.pages ?? [];
  const page = pages.find((one) => matchPath(one.path, path)) ?? pages[0];
  return page?.title[lang] ?? remote.name;
};

interface RemoteUnmetProps {
  error: UnmetNeedsError;
  onRetry: () => void;
  /** It stands for a whole page: shows the way home, too. */
  page: boolean;
}

/** Says which part of the product does not fit this version of it, what each side has, and whom to tell. */
export const RemoteUnmet = ({ error, onRetry, page }: RemoteUnmetProps) => {
  const t = useTexts('shell');
  const { labels } = useTheme();
  const { remote, unmet } = error;
  const team = remote.declared?.team;
  // A page that was open while the platform was upgraded has the shell of before, and lends what that had.
  const retry = async () => ((await shellChanged().catch(() => false)) ? location.reload() : onRetry());
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        heading={page ? 'h1' : 'h2'}
        title={t('remote.unmet_title', { page: usePageName(error) })}
        action={
          <Stack $gap={4}>
            <Facts>
              <li>{t('remote.unmet_build', remote)}</li>
              {unmet.map((need) => (
                <li key={`${need.what} ${need.name}`}>{t(textOf(need), { ...need })}</li>
              ))}
            </Facts>
            <Row $justify="center">
              <Button icon="refresh" onClick={() => void retry()}>
                {labels.retry}
              </Button>
              {page && (
                <ButtonLink as={Link} $kind="secondary" to="/">
                  {t('to_home')}
                </ButtonLink>
              )}
            </Row>
          </Stack>
        }
      >
        {team
          ? t('remote.unmet_team', { team: team.name, contact: team.contact })
          : t('remote.unmet_operator')}
      </EmptyState>
    </div>
  );
};
