if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set: copy the token from Manage > Configure of your project on Chromatic.',
  );
  process.exit(1);
}
