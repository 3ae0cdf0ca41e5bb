import { Logo } from '@yinyom/ui/foundation/Logo';
import { Skeleton } from '@yinyom/ui/data/Skeleton';
import { Stack } from '@yinyom/ui/data/Stack';
import { AppFooter } from '../layouts/AppFooter';
import { LayoutRoot } from '../layouts/Page';
import { PageSkeleton } from '../layouts/PageSkeleton';
import { Aside, Columns } from '../layouts/SideLayout';
import { Bar, Content, Header, Home, MenuButton, Switchers } from '../layouts/signedInParts';

/** How many entries the menu holds the place of. */
const ENTRIES = 8;

/**
 * The signed-in frame before it is known who is signed in: menus are grey shapes of their size. What depends on the person
 * is drawn by the console in its place. Hidden where nobody is signed in (`data-frame`, see the document's script).
 */
export const SignedInFrame = () => (
  <LayoutRoot data-frame="">
    <Header>
      <Bar $side>
        <MenuButton $side>
          <Skeleton $height="44px" $width="44px" />
        </MenuButton>
        <Home to="/">
          <Logo />
        </Home>
        <Switchers />
        <Skeleton $height="44px" $width="44px" />
      </Bar>
    </Header>
    <Content $side>
      <Columns $shown>
        <Aside>
          <Stack $gap={3}>
            {Array.from({ length: ENTRIES }, (_, entry) => (
              <Skeleton key={entry} $height="32px" />
            ))}
          </Stack>
        </Aside>
        <main>
          <PageSkeleton />
        </main>
      </Columns>
    </Content>
    <AppFooter wide />
  </LayoutRoot>
);
