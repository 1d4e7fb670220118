import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'
import { offline } from './tools/offline'
import { pack } from './tools/pack'

const server = process.env['MESOZOIC_SERVER'] ?? 'http://127.0.0.1:8011'

export default defineConfig({
  base: '/',
  plugins: [svelte(), svelteTesting({ autoCleanup: false }), offline(), pack()],
  build: { target: 'es2022', assetsInlineLimit: 2048, modulePreload: { polyfill: false } },
  // The catalogues of sentences lie beside the Python that says them too.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true }, '/health': server } },
  test: {
    environment: 'node', // a file that renders asks for jsdom, which takes longer to start than most files to run
    pool: 'threads',
    isolate: false, // a window and all that is imported made anew for every file took two thirds of the time
    testTimeout: 30_000, // a busy machine is no failure
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test/setup.ts'],
  },
})
