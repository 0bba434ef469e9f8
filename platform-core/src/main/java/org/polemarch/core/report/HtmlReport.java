package org.polemarch.core.report;

import java.util.List;
import org.polemarch.api.text.Language;
import org.polemarch.core.compare.Findings;
import org.polemarch.core.report.Page.Block;
import org.polemarch.core.words.CoreWords;

/** A page that needs nothing else: no script, no other file, no network. */
public final class HtmlReport {

    private final StringBuilder html = new StringBuilder();
    private boolean hasLand;

    private HtmlReport() {}

    public static String of(Findings findings) {
        return new HtmlReport().page(Report.of(findings));
    }

    private String page(Page page) {
        html.append("<!DOCTYPE html>\n<html lang=\"" + Language.current().tag() + "\"><head><meta charset=\"utf-8\">")
                .append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"><title>")
                .append(Html.escape(page.title()))
                .append("</title><style>\n")
                .append(Report.resource("report.css"))
                .append("</style></head><body>\n");
        element("h1", "", page.title());
        element("p", "lead", page.lead());
        for (Page.Section section : page.sections()) {
            html.append("<section>");
            element("h2", "", section.title());
            section.blocks().forEach(this::block);
            html.append("</section>\n");
        }
        return html.append("</body></html>\n").toString();
    }

    private void element(String name, String style, String text) {
        html.append('<')
                .append(name)
                .append(style.isEmpty() ? "" : " class=\"" + style + "\"")
                .append('>')
                .append(Html.escape(text))
                .append("</")
                .append(name)
                .append(">\n");
    }

    private void block(Block block) {
        if (block instanceof Page.Note note) {
            element("p", "note", note.text());
        } else if (block instanceof Page.Statements statements) {
            statements(statements);
        } else if (block instanceof Page.Legend legend) {
            legend(legend);
        } else if (block instanceof Page.Figure figure) {
            figure("single", figure);
        } else if (block instanceof Page.Panels panels) {
            html.append("<div class=\"panels\">");
            panels.figures().forEach(figure -> figure("", figure));
            html.append("</div>");
        } else if (block instanceof Page.Grid grid) {
            grid(grid);
        } else if (block instanceof Page.Table table) {
            table(table);
        } else if (block instanceof Page.Terms terms) {
            html.append("<dl>");
            terms.terms().forEach(term -> {
                element("dt", "", term.name());
                element("dd", "", term.text());
            });
            html.append("</dl>");
        }
    }

    private void statements(Page.Statements statements) {
        if (!statements.heading().isEmpty()) {
            element("h3", "", statements.heading());
        }
        list(statements.shown());
        if (!statements.more().isEmpty()) {
            html.append("<details>");
            element("summary", "", CoreWords.of("report.more", statements.more().size()));
            list(statements.more());
            html.append("</details>");
        }
    }

    private void list(List<Findings.Sentence> sentences) {
        html.append("<ul class=\"findings\">");
        sentences.forEach(sentence -> element("li", sentence.found() ? "found" : "", sentence.text()));
        html.append("</ul>\n");
    }

    private void legend(Page.Legend legend) {
        html.append("<div class=\"legend\">");
        legend.keys()
                .forEach(key -> html.append("<span>")
                        .append(Svg.of(key.mark()))
                        .append(Html.escape(key.words()))
                        .append("</span>"));
        html.append("</div>");
    }

    private void figure(String style, Page.Figure figure) {
        html.append("<figure").append(style.isEmpty() ? ">" : " class=\"" + style + "\">");
        if (!figure.heading().isEmpty()) {
            element("h3", "", figure.heading());
        }
        html.append(Svg.of(figure.drawing()));
        if (!figure.caption().isEmpty()) {
            element("figcaption", "", figure.caption());
        }
        html.append("</figure>");
    }

    private void grid(Page.Grid grid) {
        if (!hasLand) {
            hasLand = true;
            html.append("<svg width=\"0\" height=\"0\" style=\"position:absolute\"><defs>")
                    .append("<path id=\"land\" class=\"land\" d=\"")
                    .append(Drawing.Land.path())
                    .append("\"/></defs></svg>");
        }
        html.append("<div class=\"maps\">");
        grid.rows().forEach(row -> {
            html.append("<div class=\"maprow\">");
            element("div", "row", row.name());
            row.cells().forEach(cell -> {
                html.append("<div>").append(Svg.of(cell.drawing()));
                element("div", "year", cell.caption());
                html.append("</div>");
            });
            html.append("</div>");
        });
        html.append("</div>");
    }

    private void table(Page.Table table) {
        html.append("<div class=\"scroll\"><table><thead><tr>");
        table.heading()
                .forEach(cell -> html.append("<th scope=\"col\">")
                        .append(Html.escape(cell))
                        .append("</th>"));
        html.append("</tr></thead><tbody>");
        table.rows().forEach(row -> {
            html.append(row.strong() ? "<tr class=\"found\">" : "<tr>");
            row.cells().forEach(cell -> {
                html.append("<td>").append(Html.escape(cell.text()));
                if (!cell.range().isEmpty()) {
                    html.append(" <span class=\"between\">")
                            .append(Html.escape(cell.range()))
                            .append("</span>");
                }
                html.append("</td>");
            });
            html.append("</tr>");
        });
        html.append("</tbody></table></div>\n");
    }
}
