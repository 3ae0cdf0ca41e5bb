import { useTexts } from '@yinyom/mfe-kit';
import { Drawer } from '@yinyom/ui/overlay/Drawer';
import styled from 'styled-components';
import { LanguageMenu } from '../navigation/LanguageMenu';
import { OrganizationMenu } from '../navigation/OrganizationMenu';
import { SideMenu } from '../navigation/SideMenu';

/** On wider screens it stands in the top bar. */
const OnPhones = styled.div`
  @media (min-width: calc(${({ theme }) => theme.phone} + 1px)) {
    display: none;
  }
`;

/** The organization in use, the language and the grouped menu in a sheet, for screens without room for them. */
export const MenuDrawer = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts('shell');
  return (
    <Drawer title={t('menu.main')} onClose={onClose}>
      <OrganizationMenu />
      <OnPhones>
        <LanguageMenu align="start" alwaysNamed />
      </OnPhones>
      <SideMenu onNavigate={onClose} />
    </Drawer>
  );
};
