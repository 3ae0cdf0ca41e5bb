import { cookieyes } from '../../take-over/products/cookieyes';
import { takeOver } from '../../take-over/takeOver';

takeOver(cookieyes, __YINYOM_TAKE_OVER__);
