import { addDays } from './add-days.ts';

const HIJRI = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
});

/** Public holidays of the UAE in the solar year: New Year and the National Day. */
const SOLAR = new Set(['01-01', '12-02', '12-03']);

/**
 * Those of the lunar year, as month/day: its first day, the birthday of the Prophet, Eid al-Fitr, the Day of Arafat
 * and Eid al-Adha. The government may move one by a day when it announces it.
 */
const LUNAR = new Set(['1/1', '3/12', '10/1', '10/2', '10/3', '12/9', '12/10', '12/11', '12/12']);

/** True for a day on which the Dubai International Financial Centre works: Monday to Friday, without holidays. */
export function isWorkingDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const isWeekend = date.getUTCDay() % 6 === 0;
  return !isWeekend && !SOLAR.has(day.slice(5)) && !LUNAR.has(HIJRI.format(date));
}

/** The working day so many before or after a day; 0 is that day or, on a holiday, the last one before. */
export function workingDay(from: string, count: number): string {
  let day = from;
  while (!isWorkingDay(day)) day = addDays(day, -1);
  for (let left = Math.abs(count); left > 0; left -= 1)
    do day = addDays(day, Math.sign(count));
    while (!isWorkingDay(day));
  return day;
}
