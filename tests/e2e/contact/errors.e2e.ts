import { expect } from '@playwright/test';

import { language } from '#words/language.ts';
import { formWords } from '#words/forms/form-words.ts';
import { contactForm } from '#words/forms/contact-form.ts';
import { routes } from '#src/routes.ts';
import { axeFaults } from '#tests/support/browser/axe.ts';
import {
  countPosts,
  fieldOf,
  fillForm,
  formOf,
  newAddress,
  openForm,
  sendButton,
} from '#tests/support/browser/contact-form.ts';
import { expectFits } from '#tests/support/browser/layout.ts';
import { test } from '#tests/support/browser/test.ts';
import { fillIn } from '#src/lib/fill-in.ts';
import { pluralText } from '#src/lib/plural-text.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { errors, fields } = contactForm;

/** What names the fields that cannot be sent. */
const summaryOf = (...names: readonly (keyof typeof fields)[]) =>
  fillIn(pluralText(formWords.summary, names.length, language.locale), {
    fields: names.map((name) => fields[name]).join(formWords.separator),
  });

test('each invalid field shows why, and nothing is sent until all are valid @arabic', async ({ page }) => {
  const posts = countPosts(page);
  await openForm(page, routes.contact);
  await fieldOf(page, 'name').fill('   ');
  await fieldOf(page, 'email').fill('noor@');
  await fieldOf(page, 'company').fill('x'.repeat(51));
  await fieldOf(page, 'message').fill('💧'.repeat(251));
  await sendButton(page).click();

  await expect(fieldOf(page, 'name')).toBeFocused();
  await expect(fieldOf(page, 'name')).toHaveAccessibleDescription(errors.name.missing);
  await expect(fieldOf(page, 'email')).toHaveAccessibleDescription(errors.email.invalid);
  await expect(fieldOf(page, 'company')).toHaveAccessibleDescription(errors.company.invalid);
  await expect(fieldOf(page, 'message')).toHaveAccessibleDescription(errors.message.invalid);
  const summary = formOf(page).getByRole('alert');
  await expect(summary).toHaveText(summaryOf('name', 'email', 'company', 'message'));
  expect(await axeFaults(page)).toEqual([]);
  for (const width of [320, 390, 820, 1440]) await expectFits(page, width);

  await fieldOf(page, 'name').fill('Noor Haddad');
  await expect(fieldOf(page, 'name')).toHaveAccessibleDescription('');
  await expect(fieldOf(page, 'email')).toHaveAccessibleDescription(errors.email.invalid);
  await expect(summary).toBeEmpty();
  await fieldOf(page, 'email').fill(newAddress());
  await fieldOf(page, 'company').fill('x'.repeat(50));
  await sendButton(page).click();
  await expect(fieldOf(page, 'message')).toBeFocused();
  await expect(summary).toHaveText(summaryOf('message'));
  expect(posts()).toBe(0);
});

test('a form that is sending can be left alone by every reader', async ({ page }) => {
  await openForm(page, routes.contact);
  await fillForm(page, newAddress('hang'));
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText(contactForm.sending);
  await expect(fieldOf(page, 'message')).not.toBeEditable();
  expect(await axeFaults(page)).toEqual([]);
});
