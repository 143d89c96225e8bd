#!/usr/bin/env bash
# Puts a finished site into a pull request's folder of the previews on GitHub Pages, or takes the folder away:
#
#   preview.sh pr-12 preview/public
#   preview.sh pr-12
#
# PAGES_REPOSITORY names the repository, as owner/name, and PAGES_TOKEN may write to its branch gh-pages.
set -eu

folder="$1"
site="${2-}"

pages="$(mktemp -d)"
git clone --quiet --depth=1 --branch=gh-pages "https://x-access-token:${PAGES_TOKEN}@github.com/${PAGES_REPOSITORY}.git" "$pages"
rm -rf "${pages:?}/$folder"
what=Remove
if [ -n "$site" ]; then
  what=Publish
  cp -r "$site" "$pages/$folder"
  touch "$pages/.nojekyll"
fi

cd "$pages"
git add --all
if git diff --cached --quiet; then exit 0; fi
git config user.name "github-actions[bot]"
git config user.email "41898282+github-actions[bot]@users.noreply.github.com"
git commit --quiet --message="$what preview $folder"

# Another pull request may have come first. Each has a folder of its own, so the two always fit together.
for attempt in 1 2 3 4 5; do
  if git push --quiet; then exit 0; fi
  echo "Another preview came first; attempt $attempt to follow it."
  git pull --rebase --quiet
done
exit 1
