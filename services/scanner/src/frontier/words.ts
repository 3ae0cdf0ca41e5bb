/** First words of addresses that change something. */
export const CHANGES = new Set([
  'delete',
  'remove',
  'destroy',
  'unsubscribe',
  'deactivate',
  'cancel',
  'purchase',
  'buy',
  'pay',
  'ลบ',
  'ยกเลิก',
  'ยกเลิกการสมัคร',
]);

/** Words of addresses that end something: a session, a form. */
export const ENDS = new Set([
  'logout',
  'logoff',
  'signout',
  'signoff',
  'clear',
  'reset',
  'empty',
  'ออกจากระบบ',
  'ล้าง',
]);

/** Names of months, the source of a pattern. */
export const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|' +
  'มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม';

/** Names of parameters that hold a date. */
export const DATE_PARAMETER =
  /^(?:date|day|month|year|week|d|m|y|yyyy|mm|dd|ym|from|to|start|end|tribe-bar-date|time|ts|วัน|เดือน|ปี)$/i;

/** In the path of a calendar. */
export const CALENDAR = /calendar|ปฏิทิน|\/cal\b/i;
