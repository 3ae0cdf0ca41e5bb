import { api } from '../api/api';
import { store } from '../store/store';
import { navigateTo } from '../router/navigateTo';
import { clearSession } from './session';

/** Ends the session in this browser and opens the login page (specification §2, user menu). */
export const logOut = (): void => {
  clearSession();
  store.dispatch(api.util.resetApiState());
  navigateTo('/login');
};
